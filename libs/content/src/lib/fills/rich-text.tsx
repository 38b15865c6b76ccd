import type { Slots } from '@lyng/feature';
import { RichText } from '../react/rich-text/RichText.tsx';

/** HTML of the editors. */
export const Part = ({ html }: Slots['rich-text']) => <RichText html={html} />;
