package harbour;

class Pantry {
  Recipe soup = water -> later(water, new Job() {
    public void run(int n) {
      int grams = weigh(n);
      add(grams);
      note(grams);
    }
  });

  void stock(int crates) {
    store(crates);
  }
}
