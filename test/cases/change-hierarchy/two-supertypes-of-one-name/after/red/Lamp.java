package red;

class Lamp implements Glowing {
  public int watts(String key) {
    return key.length();
  }
}
