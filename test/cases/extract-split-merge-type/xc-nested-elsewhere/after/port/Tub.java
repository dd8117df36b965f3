package port;

public class Tub {
  public void saila() {
    int width = deck + 0;
    raise(width, "m0");
    lower(width);
  }
}
