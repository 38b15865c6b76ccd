import { openBrowserChannel } from './browser-channel.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

it('carries what is understood to the other pages of the browser, and not back to its own', async () => {
  const [own, other] = [
    openBrowserChannel({ name: 'pages', isMessage: isText }),
    openBrowserChannel({ name: 'pages', isMessage: isText }),
  ];
  const heard: string[] = [];
  own.listen((message) => heard.push(`own ${message}`));
  const arrived = new Promise<void>((resolve) => {
    other.listen((message) => {
      heard.push(`other ${message}`);
      resolve();
    });
  });
  own.post('hello');
  await arrived;
  expect(heard).toEqual(['other hello']);
  own.close();
  other.close();
});
