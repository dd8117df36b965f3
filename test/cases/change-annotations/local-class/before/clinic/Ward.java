package clinic;

class Ward {
  void nights(int beds) {
    prepare(beds);
    @Tag("slow")
    class Round {
      void visit(int bed) {
        look(bed);
        note(bed, 4);
      }
    }
    walk(Round.class);
  }
}
