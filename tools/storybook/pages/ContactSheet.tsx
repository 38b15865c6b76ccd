import './contact-sheet.css';
import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { frameAddress, sheetFrames } from './sheet-frames.ts';

/** A story of the component over market, theme and viewport. Nothing is loaded until it is opened. */
export const ContactSheet = () => {
  const stories = useContext(DocsContext).componentStories();
  const [storyId, setStoryId] = useState(stories[0]?.id ?? '');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Heading>Contact sheet</Heading>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Every market, light and dark, on phone, tablet and laptop</summary>
        <label>
          Story{' '}
          <select value={storyId} onChange={({ target }) => setStoryId(target.value)}>
            {stories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className="sheet">
          {open &&
            sheetFrames.map(({ title, globals, width, height }) => (
              <figure key={title}>
                <iframe
                  title={title}
                  src={frameAddress(storyId, globals)}
                  width={width}
                  height={height}
                  loading="lazy"
                />
                <figcaption>{title}</figcaption>
              </figure>
            ))}
        </div>
      </details>
    </>
  );
};
