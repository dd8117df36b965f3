package port;

public class Boat {
  private final int deck = 3;

  void moor() {
    tie(deck);
  }

  public void saila() {
    int width = deck + 0;
    raise(width, "m0");
    lower(width);
  }

  public static class Crew0 extends Thread {
    private final int size;

    public Crew0(int size) {
      this.size = size;
    }

    public void run() {
      work(size);
    }
  }

  void raise(int w, String s) {
  }

  void lower(int w) {
  }
}
