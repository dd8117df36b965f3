package clinic;

class Ward {
  void nights(int beds) {
    prepare(beds);
    
    class Round {
      @Tag("slow")
      void visit(int bed) {
        look(bed);
        note(bed, 4);
      }
    }
    walk(Round.class);
  }
}
