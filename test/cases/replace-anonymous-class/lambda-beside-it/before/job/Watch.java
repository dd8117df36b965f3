package job;

public class Watch {
    private int changes;

    public void watch(Folder folder) {
        folder.listen(new Listener() {
            @Override
            public void changed(String name) {
                changes++;
            }
        });
    }
}
