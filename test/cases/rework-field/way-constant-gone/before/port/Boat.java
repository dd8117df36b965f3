package port;

public class Boat {
  public static final String KEEL = "keel.size";

  int rest;
}
