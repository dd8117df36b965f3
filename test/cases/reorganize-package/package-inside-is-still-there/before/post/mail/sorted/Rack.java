package post.mail.sorted;

class Rack {
  int rows() {
    return 1;
  }
}
