package blue;

abstract class Lamp implements Glowing {
  public int rate;
}
