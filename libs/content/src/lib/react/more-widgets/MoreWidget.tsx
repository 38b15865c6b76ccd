import { assertNever } from '@lyng/model';
import type { MoreWidget as MoreWidgetType } from '../../core/widget.ts';
import { Buttons } from './Buttons.tsx';
import { Facts } from './Facts.tsx';
import { Faq } from './Faq.tsx';
import { ImageBlock } from './ImageBlock.tsx';
import { TextBlock } from './TextBlock.tsx';
import { Video } from './Video.tsx';

/** A widget that the front page does not need at once. */
export const MoreWidget = ({ widget }: { readonly widget: MoreWidgetType }) => {
  switch (widget.type) {
    case 'Text':
      return <TextBlock widget={widget} />;
    case 'Image':
      return <ImageBlock widget={widget} />;
    case 'Buttons':
      return <Buttons widget={widget} />;
    case 'Video':
      return <Video widget={widget} />;
    case 'Faq':
      return <Faq widget={widget} />;
    case 'Facts':
      return <Facts widget={widget} />;
    default:
      return assertNever(widget);
  }
};
