package depot;

public class Pier {
  Work work = many -> {
    runs(() -> open(many));
  };
}
