package port;

public class Boat {
  private String keel = "keel.size";

  int rest;
}
