package a.b.c;

public class Tub {
  private String keel = "q";

  int depth;
}
