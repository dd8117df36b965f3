package port;

public class Tub {
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
}
