const words = (text: string) => text.trim().split(/\s+/);

/** Besides every food and drink: what else may stand on a pack. */
export const besidesFood = words(`
  adhesive-bandage baby baby-bottle balloon basket bathtub battery beverage-box bird blossom bone books bouquet
  broom bubbles bucket cactus candle cat cat-face cherry-blossom chicken christmas-tree clamp cow cow-face cow-face crayon
  deer dog dog-face droplet duck ewe fallen-leaf feather fire fish fishing-pole flashlight four-leaf-clover game-die
  gloves hammer hammer-and-wrench hatching-chick herb hibiscus honeybee hyacinth key kitchen-knife leaf-fluttering-in-wind
  light-bulb lipstick lobster lotion-bottle lotus magnet maple-leaf microbe mosquito mouse mouse-trap octopus open-book
  ox oyster package paintbrush palm-tree paperclip party-popper paw-prints pencil pig pig-face pill plunger potted-plant
  poultry-leg puzzle-piece rabbit-face razor ribbon roll-of-paper rose rooster running-shirt safety-pin salt scissors
  screwdriver seedling shamrock sheaf-of-rice shower snowflake soap soccer-ball socks sparkles spiral-notepad sponge
  sparkler squid star sun sunflower sunglasses syringe t-shirt teddy-bear thermometer toilet tooth toothbrush toolbox
  tropical-fish tulip turkey wastebasket water-wave wine-glass wrapped-gift wrench yarn white-flower memo straight-ruler
  artist-palette glowing-star sun-with-face crescent-moon high-voltage jack-o-lantern wrapped-gift red-heart evergreen-tree gem-stone hair-pick shield envelope
`);

/** Fresh food: drawn after nature, where the other set has signs. */
export const fresh = words(`
  kiwi-fruit avocado broccoli fish cut-of-meat meat-on-bone poultry-leg mango pineapple pear red-apple green-apple lemon
  lime tangerine strawberry grapes peach cherries tomato carrot potato onion garlic mushroom brown-mushroom bell-pepper
  eggplant leafy-green ear-of-corn hot-pepper watermelon coconut blueberries egg shrimp lobster oyster squid bread
  baguette-bread cheese-wedge bouquet tulip sunflower ginger-root pea-pod flatbread bagel doughnut pie herb chestnut
  peanuts olive rose cookie cucumber croissant roasted-sweet-potato beans hibiscus crab
`);
