/** Where a Chromium may be installed, the one that is named first. */
export function chromiumPaths(platform, env) {
  const paths = {
    linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
    darwin: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
  };
  return [env.CHROMIUM_PATH, ...(paths[platform] ?? [])].filter(Boolean);
}

/** Chromium without windows, which Playwright itself prefers: a page costs it about a quarter less CPU. It has no back-forward cache and draws letters otherwise. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell';
