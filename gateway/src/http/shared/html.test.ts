import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what people typed is text, in tags and in attributes', () => {
  const typed = `<script>alert("x")</script>' & "`;
  expect(html`<p title="${typed}">${typed}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39; &amp; &quot;">' +
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39; &amp; &quot;</p>',
  );
});

test('pieces stay pieces, and nothing stands for undefined', () => {
  expect(html`<p>${html`<b>${'a<b'}</b>`}${undefined}</p>`.text).toBe('<p><b>a&lt;b</b></p>');
});
