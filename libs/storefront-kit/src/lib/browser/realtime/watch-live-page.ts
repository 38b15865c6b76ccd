import type { LivePage, Ports, Tab } from '@lyng/feature';

type Router = Pick<Tab['router'], 'revalidate' | 'state' | 'subscribe'>;

/** The topic of the page that the router shows. */
const topicOf = ({ matches, loaderData }: Router['state']): LivePage['live'] =>
  (loaderData[matches.at(-1)?.route.id ?? ''] as LivePage | null | undefined)?.live;

/** Loads the page again when what it shows has changed. */
export function watchLivePage(router: Router, follow: Ports['realtime']): void {
  let topic: LivePage['live'];
  let stop = (): void => undefined;
  const update = (): void => {
    const next = topicOf(router.state);
    if (next === topic) return;
    stop();
    topic = next;
    stop = next ? follow(next, () => void router.revalidate()) : () => undefined;
  };
  router.subscribe(update);
  update();
}
