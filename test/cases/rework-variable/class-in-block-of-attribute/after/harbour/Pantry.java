package harbour;

class Pantry {
  Recipe soup = water -> {
    later(new Job() {
      public void run(int n) {
        int weight = weigh(n);
        add(weight);
        note(weight);
      }
    });
  };

  void stock(int crates) {
    store(crates);
  }
}
