package harbour;

enum Meal {
  SOUP(water -> {
    Pot p = fetch(water);
    heat(p, 90);
  }),
  BREAD(flour -> bake(flour));

  Meal(Recipe recipe) {
    note(recipe);
  }
}
