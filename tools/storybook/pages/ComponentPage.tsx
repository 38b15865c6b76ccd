import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { ContactSheet } from './ContactSheet.tsx';

/** A component's page: what it promises (from its source), a story to turn the knobs of, all stories, and the contact sheet. */
export const ComponentPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
    <Stories />
    <ContactSheet />
  </>
);
