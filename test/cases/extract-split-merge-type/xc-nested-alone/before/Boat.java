package port;

public class Boat {
  private final int deck = 3;

  void moor() {
    tie(deck);
  }

  enum Crew0 { MATE, COOK, MASTER }

  enum Crew1 { MATE, COOK, MASTER }

  void raise(int w, String s) {
  }

  void lower(int w) {
  }
}
