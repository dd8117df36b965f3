package port;

public class Boat {
  static final String KEEL = "keel.size";

  int rest;
}
