package harbour;

class Radio {
    byte[] readUHF() {
        masts.turn(3);
        byte[] all = waves.read(band);
        waves.close();
        return all;
    }
}
