/** What is bought for each ingredient on the usual catalogue: kinds and varieties that somebody has looked at. */
export const fitting: ReadonlyMap<string, readonly string[]> = new Map(
  `
almonds | almonds-whole: Almonds Sliced
apple | apples: Royal Gala
bacon | bacon: Mānuka-smoked Streaky
baking-powder | baking-powder: Baking Powder
baking-soda | baking-powder: Baking Soda
banana | bananas: -
beef-mince | butchers-beef-mince: Prime
beetroot | beetroot: Bunch
black-beans | chickpeas: Black Beans
boysenberries | frozen: Boysenberries
bread | toast-bread: Super Soft White
broccoli | broccoli-head: -
brown-sugar | sugar: Brown
butter | butter: -
cabbage | cabbage: Green
canned-tomatoes | chopped-tomatoes: Chopped Tomatoes
capsicum | capsicum: Red
carrot | carrots: -
caster-sugar | sugar: Caster
cheese | cheese-block: Tasty
chicken-thighs | chicken: Thighs Boneless
chickpeas | chickpeas: Chickpeas
chilli | chillies: Red
cinnamon | paprika: Ground Cinnamon
cocoa | cocoa-powder: Cocoa Powder
coconut | desiccated-coconut: Desiccated Coconut
coconut-milk | coconut: Milk
coriander | basil: Coriander
corn | sweetcorn-kernels: Sweetcorn Kernels
cornflour | baking-powder: Cornflour
cream | cream: Fresh
cucumber | cucumber: Short ; cucumber: Telegraph
cumin | paprika: Ground Cumin
curry-powder | paprika: Curry Powder Mild
dark-chocolate | dark-chocolate-chips: Dark Cooking Chocolate
dates | sultanas: Dates Chopped
egg | free-range-eggs-size: 6
feijoa | feijoas: - ; feijoas: Large
feta | feta-creamy: Feta Creamy
fish-fillets | fillets: Red Cod
flour | flour: Standard Plain
garlic | garlic: Imported
ginger | fresh-ginger: -
golden-syrup | golden-syrup: Golden Syrup
green-beans | green-beans: - ; green-beans: Trimmed
ground-ginger | paprika: Ground Ginger
honey | honey: Clover
icing-sugar | sugar-2: Icing
kiwifruit | kiwifruit: Green
kumara | kumara: Red
lamb-leg | lamb: Leg Roast
lemon | lemons: Yen Ben
lentils | chickpeas: Brown Lentils
lime | limes: -
mayonnaise | mayonnaise: Mayonnaise
milk | milk: Standard Blue
mint | basil: Mint
mixed-herbs | mixed-herbs: Mixed Herbs
mushrooms | mushrooms: White Button
mussels | greenshell-mussels: Greenshell Mussels
mustard | mustard: Wholegrain
noodles | fresh-noodles: Hokkien
oats | oats: Rolled
oil | oil: Canola
olive-oil | olive-oil: Extra Virgin
onion | onions: Brown
onion-soup | soup-mix: Onion
parsley | basil: Flat Parsley
pasta | spaghetti: Spaghetti
peas | frozen: Garden Peas
pepper | black-pepper-ground: Black Pepper Ground
pork-bones | boil-up-bones: -
pork-shoulder | pork: Shoulder Roast
potato | potatoes: Agria
puff-pastry | pastry: Flaky Puff
puha | silverbeet: Pūhā
pumpkin | pumpkin: Buttercup
rice | rice: Long Grain White
risotto-rice | rice-2: Arborio
rosemary | basil: Rosemary
salsa | salsa-mild: Salsa Mild
salt | table-salt: Iodised Table Salt
sausages | sausages: Pork
self-raising-flour | flour: Self-raising
smoked-fish | smoked: Warehou
smoked-paprika | paprika: Smoked Paprika
soda-water | tonic-water: Soda Water
sour-cream | sour-cream: Sour Cream
soy-sauce | soy-sauce: Soy Sauce
spinach | baby-spinach: Baby Spinach
spring-onion | spring-onions: -
stock | stock: Chicken
sugar | sugar: White
sultanas | sultanas: Sultanas
thyme | basil: Thyme
tomato-paste | tomato: Paste Salt-reduced
tortilla-chips | hard-taco-shells: Corn Tostadas
tortillas | hard-taco-shells: Soft Tortillas
vanilla | vanilla-essence: Vanilla Essence
vegetable-stock | stock: Vegetable
vinegar | vinegar: White
walnuts | almonds-whole: Walnuts
whole-chicken | whole-chicken: Size 12
yoghurt | yoghurt: Natural Unsweetened
`
    .trim()
    .split('\n')
    .map((row) => {
      const [ingredientId = '', things = ''] = row.split(' | ');
      return [ingredientId, things.split(' ; ')];
    }),
);
