package posts.mail;

class Rack {
  int rows() {
    return 1;
  }
}
