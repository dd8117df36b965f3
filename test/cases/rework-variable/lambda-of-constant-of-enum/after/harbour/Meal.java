package harbour;

enum Meal {
  SOUP(liquid -> {
    Pot pot = fetch(liquid);
    heat(pot, 90);
  }),
  BREAD(rye -> bake(rye));

  Meal(Recipe recipe) {
    note(recipe);
  }
}
