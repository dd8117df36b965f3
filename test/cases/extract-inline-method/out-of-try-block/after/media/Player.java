package media;

import java.io.IOException;

public class Player {
    private final Output output;
    private String lastError;

    Player(Output output) {
        this.output = output;
    }

    public boolean play(Track track) {
        try {
            send(track);
            return true;
        } catch (IOException problem) {
            lastError = problem.getMessage();
            return false;
        }
    }

    private void send(Track track) throws IOException {
        byte[] head = track.read(16);
        if (head[0] != 'T') {
            throw new IOException("not a track");
        }
        output.open(head[4], head[5]);
        output.write(track.rest());
    }
}
