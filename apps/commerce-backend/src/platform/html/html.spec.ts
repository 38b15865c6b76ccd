import { html } from './html.ts';

describe('html', () => {
  it('escapes text and keeps markup', () => {
    const name = `<img src=x onerror="alert('1')">&`;
    expect(html`<p title="${name}">${html`<b>${1}</b>`}${[html`<i>a</i>`, html`<i>b</i>`]}</p>`.markup).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"><b>1</b><i>a</i><i>b</i></p>',
    );
  });

  it('keeps an empty part in the middle apart from its neighbours', () => {
    expect(html`a${''}b${[]}c`.markup).toBe('abc');
  });
});
