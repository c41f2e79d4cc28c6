import { foldPassword } from './password.rules.ts';

/** Words that passwords are made of more often than of any others. */
export const commonWords: readonly string[] = (
  'password passwort passcode letmein welcome kiaora iloveyou iloveu loveyou princess prince sunshine rainbow butterfly ' +
  'superman batman spiderman ironman pokemon pikachu starwars skywalker matrix hunter ranger soldier warrior ninja master ' +
  'mistress wizard merlin gandalf dragon phoenix tiger lion panther jaguar eagle falcon dolphin monkey chicken turtle rabbit ' +
  'kitten puppy doggie horse pony buster bailey charlie molly max bella lucky coco rocky shadow smokey ginger pepper cookie ' +
  'chocolate cheese banana orange apple cherry peaches strawberry pumpkin biscuit honey sugar candy muffin nutella coffee ' +
  'whisky vodka guinness heineken summer winter spring autumn january february march april june july august september october ' +
  'november december monday tuesday wednesday thursday friday saturday sunday christmas easter holiday birthday football ' +
  'soccer rugby cricket netball hockey tennis baseball basketball golf liverpool arsenal chelsea everton manchester united ' +
  'barcelona juventus lakers yankees cowboys steelers raiders crusaders highlanders hurricanes blues chiefs warriors allblacks ' +
  'silverferns kiwi newzealand aotearoa auckland wellington christchurch hamilton dunedin tauranga napier nelson queenstown ' +
  'rotorua taranaki waikato otago canterbury southland northland australia sydney melbourne london england scotland ireland ' +
  'america texas california michael michelle jessica jennifer ashley amanda nicole daniel andrew anthony jordan joshua matthew ' +
  'thomas robert william george harry oliver jack james david peter paul mark steven stephen brian kevin jason justin brandon ' +
  'tyler taylor samantha elizabeth victoria charlotte sophie olivia emily hannah sarah rachel rebecca lauren megan maria ' +
  'anna angela patricia barbara linda susan karen nancy sandra diana carlos alexander benjamin nathan dylan austin cameron ' +
  'computer internet samsung iphone android google facebook twitter instagram youtube microsoft windows nintendo ' +
  'playstation xbox minecraft fortnite roblox callofduty zelda mario sonic metallica nirvana eminem beatles slipknot blink ' +
  'mustang corvette ferrari porsche mercedes toyota holden honda yamaha kawasaki harley guitar music dancer player gamer ' +
  'secret private access login admin administrator root user guest test tester testing default changeme temp qwerty qwertz ' +
  'azerty trustno freedom forever whatever something nothing everything fuckyou fuckoff bitch asshole bullshit biteme sexy ' +
  'hottie lover babygirl babyboy baby angel heaven jesus blessed faith family mother father mummy daddy sister brother ' +
  'friends bestfriend sweetheart darling love peace happy smile flower daisy rose lily star moon diamond silver golden purple ' +
  'yellow green black white shopping supermarket groceries grocery trolley'
).split(' ');

/** Walks along a keyboard or an alphabet; also backwards, and any part of one. */
export const commonWalks: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopqwertyuiop',
  'asdfghjklasdfghjkl',
  'zxcvbnmzxcvbnm',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!qaz@wsx#edc$rfv',
  'a1b2c3d4e5f6g7h8',
  'abc123abc123abc123',
  '1a2b3c4d5e6f7g8h',
  'aa11bb22cc33dd44',
  'qwerty123456qwerty',
  'qwer1234asdf5678',
  'asdf1234qwer5678',
  'abcd1234abcd5678',
  '1234abcd5678efgh',
  '147258369147258369',
  '159357159357159357',
  '123321123321123321',
  '112233445566778899',
  '123123123123123123',
  '102030405060708090',
];

/** Whole ones that are made of more than one word. */
const others = (
  'correcthorsebatterystaple opensesame thisismypassword mypassword yourpassword nopassword thepassword newpassword ' +
  'letmeinnow letmeinplease ilovejesus ilovemymum ilovemydad ilovemykids iloveyousomuch iloveyouforever jesuschrist ' +
  'godisgood whoknows iamthebest kiaoratatou homesweethome lordoftherings harrypotter gameofthrones startrek'
).split(' ');

const folded = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(foldPassword));
const known = folded([...commonWords, ...commonWords.map((word) => word + word), ...others]);
const longestKnown = Math.max(...[...known].map((word) => word.length));
const trodden = commonWalks.flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** So many signs that are no letters, before a word and after it, make it no harder to guess. */
const mostBefore = 4;
const mostAfter = 8;
const longestRound = 3;

const lettersIn = /\p{L}/u;

/** A known word, or one twice, with a year, a number or a few marks around it. */
function isKnownWord(text: string): boolean {
  if (text.length > longestKnown + mostBefore + mostAfter) return false;
  for (let before = 0; before <= mostBefore && !lettersIn.test(text.slice(0, before)); before++)
    for (let after = 0; after <= mostAfter && !lettersIn.test(text.slice(text.length - after)); after++)
      if (known.has(foldPassword(text.slice(before, text.length - after)))) return true;
  return false;
}

/** A few signs again and again, such as "aaaaaaaa" or "abcabcabc". */
const isRound = (text: string): boolean =>
  [1, 2, longestRound].some((length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length));

/** Whether it is among the passwords that everyone tries first. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase();
  return isRound(text) || trodden.some((walk) => walk.includes(text)) || isKnownWord(text);
}
