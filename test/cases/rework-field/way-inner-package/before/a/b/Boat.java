package a.b;

public class Boat {
  private String keel = "q";

  int rest;
}
