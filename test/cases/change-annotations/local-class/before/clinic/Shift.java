package clinic;

class Shift {
  void nights(int beds) {
    prepare(beds);
    
    class Round {
      void begin(int bed) {
        look(bed);
        note(bed, 4);
      }
    }
    walk(Round.class);
  }
}
