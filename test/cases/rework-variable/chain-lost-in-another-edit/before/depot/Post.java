package depot;

public class Post {
  void sends(Ware ware) {
    prepare(wide);
    Cup cup = ware.row(3).first();
    send(cup, wide);
    finish(ware);
  }

  void sendsMore(Ware ware) {
    prepare(wide);
    Cup mug = ware.row(4).first();
    send(mug, wide);
    finish(ware);
  }

  void sendsOne(Ware ware) {
    prepare(wide);
    Cup jar = ware.first(5);
    send(jar, wide);
    finish(ware);
  }

  void writes(Ware ware) {
    prepare(wide);
    Cup tin = ware.row(6).first();
    Letter letter = write(tin, wide);
    finish(letter);
  }
}
