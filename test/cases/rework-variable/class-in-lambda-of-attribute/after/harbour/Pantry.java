package harbour;

class Pantry {
  Recipe soup = liquid -> later(liquid, new Job() {
    public void run(int n) {
      int weight = weigh(n);
      add(weight);
      note(weight);
    }
  });

  void stock(int crates) {
    store(crates);
  }
}
