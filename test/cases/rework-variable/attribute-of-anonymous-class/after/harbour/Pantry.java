package harbour;

class Pantry {
  void cook() {
    later(new Job() {
      Recipe soup = water -> {
        Pot pot = fetch(water);
        heat(pot, 90);
      };
      Recipe bread = new Recipe() {
        public void run(int flour) {
          Pot pot = fetch(flour);
          heat(pot, 90);
        }
      };

      void ring() {
        soup.run(3);
      }
    });
  }

  void stock(int crates) {
    store(crates);
  }
}
