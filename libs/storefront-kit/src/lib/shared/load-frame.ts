import type { Feature, Frame } from '@lyng/feature';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Loads the data of the frame around every page: the layout's own, and what the features add. */
export async function loadFrame(
  {
    frame,
    features,
  }: { readonly frame: Pick<Frame, 'data'>; readonly features: readonly Pick<Feature, 'frameData'>[] },
  args: LoaderFunctionArgs,
): Promise<object> {
  const modules = await Promise.all([frame.data(), ...features.flatMap(({ frameData }) => frameData?.() ?? [])]);
  const parts = await Promise.all(modules.map(({ loadFrameData }) => loadFrameData(args)));
  return Object.assign({}, ...parts);
}
