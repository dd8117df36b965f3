package disk;

import java.io.IOException;

public class Disk {
    private byte[] sectors = new byte[4096];

    public byte read(int at) throws IOException {
        return sectors[at];
    }

    public void write(int at, byte value) throws IOException {
        sectors[at] = value;
    }
}
