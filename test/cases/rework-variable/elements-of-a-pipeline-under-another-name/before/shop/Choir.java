package shop;

class Choir {
  void sing(List<Singer> singers, Song song, int pitch) {
    song.begin(pitch);
    for (Singer singer : singers) {
      song.join(singer.voice(), pitch);
    }
    for (Verse verse : song.verses()) {
      print(verse);
    }
    song.end(pitch);
  }
}
