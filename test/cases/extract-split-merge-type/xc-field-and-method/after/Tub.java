package port;

public class Tub {
  private int keel = 7;

  public void saila() {
    int width = deck + 0;
    raise(width, "m0");
    lower(width);
  }
}
