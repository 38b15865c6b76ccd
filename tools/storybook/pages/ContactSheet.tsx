import './contact-sheet.css';
import { DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import type { CSSProperties } from 'react';
import { markets } from '../look/look.ts';
import { contentSize } from './content-size.ts';
import { frameAddress, sheetFrames } from './sheet-frames.ts';
import type { SheetFrame } from './sheet-frames.ts';

/** The max width of a frame on the page, in px. */
const WIDEST = 300;

/** Shows as much of the frame as the story takes, and draws it smaller when that is wide. */
const showComplete = (frame: HTMLIFrameElement): void => {
  const page = frame.contentDocument;
  const root = page?.querySelector('#storybook-root');
  if (!page || !root) return;
  new ResizeObserver(() => {
    const { width, height } = contentSize(page);
    const { style } = frame.parentElement ?? frame;
    style.setProperty('--shown-width', String(width));
    style.setProperty('--shown-height', String(height));
    style.setProperty('--sheet-scale', String(Math.min(1, WIDEST / width)));
  }).observe(root);
};

interface FrameProps {
  readonly frame: SheetFrame;
  /** `undefined` until it is this frame's turn. */
  readonly address: string | undefined;
  readonly onLoad: () => void;
}

const Frame = ({ frame: { title, width, height }, address, onLoad }: FrameProps) => (
  <figure className="sheet-frame" style={{ '--frame-width': width, '--frame-height': height } as CSSProperties}>
    <div>
      {address && (
        <iframe
          title={title}
          src={address}
          onLoad={({ currentTarget }) => {
            showComplete(currentTarget);
            onLoad();
          }}
        />
      )}
    </div>
    <figcaption>{title}</figcaption>
  </figure>
);

/** The max number of frames that load at a time: each is a complete Storybook page. */
const AT_ONCE = 2;

const Frames = ({ storyId }: { readonly storyId: string }) => {
  const [loaded, setLoaded] = useState(0);
  return markets.map(({ alias }) => (
    <div key={alias} className="sheet-market">
      {sheetFrames.map((frame, index) =>
        frame.market === alias ? (
          <Frame
            key={frame.title}
            frame={frame}
            address={index < loaded + AT_ONCE ? frameAddress(storyId, frame.globals) : undefined}
            onLoad={() => setLoaded((count) => count + 1)}
          />
        ) : null,
      )}
    </div>
  ));
};

/** A story of the component over market, theme and viewport. Nothing is loaded until it is opened. */
export const ContactSheet = () => {
  const stories = useContext(DocsContext).componentStories();
  const [storyId, setStoryId] = useState(stories[0]?.id ?? '');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Heading>Contact sheet</Heading>
      <details className="sheet" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
        {open && <Frames key={storyId} storyId={storyId} />}
      </details>
    </>
  );
};
