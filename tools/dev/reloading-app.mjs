/**
 * A request listener in front of a Fastify app that follows its sources. `load` gives the newest module: while it gives the
 * same one, requests go to the same app; for another one `build` makes the next app, requests wait for it, and the last app
 * finishes its open responses. An error of either goes to `fail` for each request until the sources change.
 */
export function reloadingApp({ load, build, fail }) {
  let current;
  const newest = async () => {
    const module = await load();
    if (current?.module !== module) {
      const last = current;
      const app = Promise.resolve(build(module)).then((next) => next.ready().then(() => next));
      current = { module, app };
      app
        .catch(() => undefined)
        .then(() => last?.app.then((old) => old.close()))
        .catch(() => undefined);
    }
    return current.app;
  };
  return {
    newest,
    listener: async (request, response) => {
      try {
        (await newest()).routing(request, response);
      } catch (error) {
        fail(error, response);
      }
    },
    close: async () => {
      const app = await current?.app.catch(() => undefined);
      await app?.close();
    },
  };
}
