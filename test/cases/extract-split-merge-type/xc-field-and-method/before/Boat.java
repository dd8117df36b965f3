package port;

public class Boat {
  private final int deck = 3;

  private int keel = 7;

  void moor() {
    tie(deck);
  }

  public void saila() {
    int width = deck + 0;
    raise(width, "m0");
    lower(width);
  }

  void raise(int w, String s) {
  }

  void lower(int w) {
  }
}
