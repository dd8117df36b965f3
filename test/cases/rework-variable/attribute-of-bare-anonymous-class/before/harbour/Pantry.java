package harbour;

class Pantry {
  void cook() {
    later(new Job() {
      Recipe soup = water -> {
        Pot p = fetch(water);
        heat(p, 90);
      };
      Recipe bread = new Recipe() {
        public void run(int flour) {
          Pot p = fetch(flour);
          heat(p, 90);
        }
      };
    });
  }

  void stock(int crates) {
    store(crates);
  }
}
