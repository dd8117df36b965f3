package shop;

class Choir {
  void sing(List<Singer> singers, Song song, int pitch) {
    song.begin(pitch);
    singers.stream().filter(Singer::isAwake).forEach(one -> {
      song.join(one.voice(), pitch);
    });
    song.verses().forEach(each -> print(each));
    song.end(pitch);
  }
}
