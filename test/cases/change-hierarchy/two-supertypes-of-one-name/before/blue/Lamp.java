package blue;

abstract class Lamp implements Glowing {
  public abstract int watts(String key);

  public int rate;
}
