import { useLingui } from '@lingui/react/macro';
import { Notice } from '@lyng/ui';
import type { PostedProblem } from './use-posted-problems.ts';

export interface PostedProblemsProps {
  readonly problems: readonly PostedProblem[];
  /** The ids of the fields begin with it. */
  readonly formId: string;
}

/** The errors of a posted form, announced as the page opens; each leads to its field. */
export const PostedProblems = ({ problems, formId }: PostedProblemsProps) => {
  const { i18n } = useLingui();
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" announce>
      {problems.map(({ field, message }) => (
        <p key={message.id}>{field ? <a href={`#${formId}-${field}`}>{i18n._(message)}</a> : i18n._(message)}</p>
      ))}
    </Notice>
  );
};
