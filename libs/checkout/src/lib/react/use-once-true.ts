import { useState } from 'react';

/** True from the first time that the condition holds: what was opened for a reason does not close by itself. */
export function useOnceTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
