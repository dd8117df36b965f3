package depot;

public class Post {
  void sends(Ware ware) {
    prepare(wide);
    send(ware.row(3).first(), high);
    finish(ware);
  }

  void sendsMore(Ware ware) {
    prepare(wide);
    send(ware.row(4).first(), wide, 7);
    finish(ware);
  }

  void sendsOne(Ware ware) {
    prepare(wide);
    send(ware.first(5), high);
    finish(ware);
  }

  void writes(Ware ware) {
    prepare(wide);
    Letter letter = write(ware.row(6).first(), high);
    finish(letter);
  }
}
