import { deviceOf } from './device-of.ts';

const mozilla = (rest: string): string => `Mozilla/5.0 (${rest}`;

describe('the device of a session', () => {
  it.each([
    ['Chrome', 'Windows', mozilla('Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36')],
    ['Edge', 'Windows', mozilla('Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0')],
    ['Safari', 'iPhone', mozilla('iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1')],
    ['Chrome', 'iPad', mozilla('iPad; CPU OS 18_1 like Mac OS X) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1')],
    ['Safari', 'Mac', mozilla('Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15')],
    ['Firefox', 'Linux', mozilla('X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0')],
    ['Samsung Internet', 'Android', mozilla('Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36')],
    ['Opera', 'Mac', mozilla('Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0')],
    ['', '', 'curl/8.5.0'],
    ['', '', ''],
  ])('is %j on %j [ACC-10]', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
